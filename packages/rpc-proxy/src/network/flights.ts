import type { RpcReply } from '../core/message.ts';

/** Calls that went out together, and how many still wait for one of them. */
export type Group = { controller: AbortController; keys: string[]; waiting: number };

/** A call on its way. */
export type Flight = { group: Group; reply: Promise<RpcReply | null> };

/** Calls on their way, by their key: equal ones that come meanwhile share the answer. */
export type Flights = {
  get(key: string): Flight | undefined;
  /** Enters a call as on its way in a group, until its reply is there. */
  add(key: string, group: Group, reply: Promise<RpcReply | null>): Flight;
  /** Someone who waited for a group has left: after the last one it is ended. */
  leave(group: Group): void;
};

export function createFlights(): Flights {
  const all = new Map<string, Flight>();

  return {
    get: (key) => all.get(key),
    add(key, group, reply) {
      const flight = { group, reply };
      all.set(key, flight);
      group.keys.push(key);
      const land = () => {
        if (all.get(key) === flight) all.delete(key);
      };
      reply.then(land, land);
      return flight;
    },
    leave(group) {
      group.waiting -= 1;
      if (group.waiting > 0) return;
      // Nobody is to join what is about to end.
      for (const key of group.keys) if (all.get(key)?.group === group) all.delete(key);
      group.controller.abort();
    },
  };
}
