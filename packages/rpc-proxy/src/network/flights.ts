import type { RpcReply } from '../core/message.ts';

/** Calls sent together, and the number of requests still waiting for one of them. */
export interface Group {
  controller: AbortController;
  keys: string[];
  waiting: number;
}

/** Call in flight. */
export interface Flight {
  group: Group;
  reply: Promise<RpcReply | null>;
}

/** Creates the calls in flight, by key: equal calls share the reply. */
export function createFlights() {
  const all = new Map<string, Flight>();

  return {
    get: (key: string): Flight | undefined => all.get(key),
    /** Adds a call to a group until its reply arrives. */
    add(key: string, group: Group, reply: Promise<RpcReply | null>): Flight {
      const flight = { group, reply };
      all.set(key, flight);
      group.keys.push(key);
      const land = () => {
        if (all.get(key) === flight) all.delete(key);
      };
      reply.then(land, land);
      return flight;
    },
    /** Ends one wait for a group; the last one aborts it. */
    leave(group: Group): void {
      group.waiting -= 1;
      if (group.waiting > 0) return;
      // No new call may join an aborted group.
      for (const key of group.keys) if (all.get(key)?.group === group) all.delete(key);
      group.controller.abort();
    },
  };
}
