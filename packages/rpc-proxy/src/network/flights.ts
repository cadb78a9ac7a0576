import type { RpcReply } from '../core/message.ts';

/** Calls sent together, and the number of requests still waiting for one of them. */
export type Group = { controller: AbortController; keys: string[]; waiting: number };

/** Call in flight. */
export type Flight = { group: Group; reply: Promise<RpcReply | null> };

/** Calls in flight, by key: equal calls share the reply. */
export type Flights = {
  get(key: string): Flight | undefined;
  /** Adds a call to a group until its reply arrives. */
  add(key: string, group: Group, reply: Promise<RpcReply | null>): Flight;
  /** Ends one wait for a group; the last one aborts it. */
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
      // No new call may join an aborted group.
      for (const key of group.keys) if (all.get(key)?.group === group) all.delete(key);
      group.controller.abort();
    },
  };
}
