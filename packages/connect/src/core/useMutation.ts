import { useEffect, useRef, useState } from 'react';

/** State of a mutation and its functions, with the shape of wagmi's mutation hooks. */
export interface Mutation<Data, Failure extends Error, Variables = void> {
  readonly status: 'idle' | 'pending' | 'error' | 'success';
  readonly isPending: boolean;
  /** Result of the last call, once it succeeded. */
  readonly data?: Data | undefined;
  /** Failure of the last call; null without one. */
  readonly error: Failure | null;
  /** Argument of the last call. */
  readonly variables?: Variables | undefined;
  /** Starts it and never throws: the result is in `status`, `data` and `error`. Stable across renders. */
  readonly mutate: (variables: Variables) => void;
  /** Starts it; rejects with `error`. Stable across renders. */
  readonly mutateAsync: (variables: Variables) => Promise<Data>;
  /** Returns to `idle`; the result of a running call is ignored. Stable across renders. */
  readonly reset: () => void;
}

/**
 * Runs a function like TanStack's `useMutation`, and shows the last call. TanStack's observer would take most of a
 * dialog's remaining size budget.
 * @param run rejects with a `Failure` only
 * @param report called with every error; stable across renders
 *
 * @example
 * ```tsx
 * import { Button, useMutation, useReport } from '@mooring/connect/parts';
 *
 * declare const book: (berth: number) => Promise<void>;
 *
 * export function Book({ berth }: { readonly berth: number }) {
 *   const { mutate, isPending } = useMutation<void, Error, number>(book, useReport());
 *   return <Button aria-busy={isPending} onClick={() => mutate(berth)}>Book</Button>;
 * }
 * ```
 */
export function useMutation<Data, Failure extends Error, Variables = void>(
  run: (variables: Variables) => Promise<Data>,
  report?: (error: unknown) => void,
): Mutation<Data, Failure, Variables> {
  type State = Pick<Mutation<Data, Failure, Variables>, 'status' | 'data' | 'error' | 'variables'>;
  const idle: State = { status: 'idle', error: null };
  const [state, setState] = useState(idle);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const [actions] = useState(() => {
    let last: unknown;
    const mutateAsync = async (variables: Variables) => {
      const show = (change: Partial<State>) => {
        if (last === show) setState({ ...idle, variables, ...change });
      };
      last = show;
      show({ status: 'pending' });
      try {
        const data = await latest.current(variables);
        show({ status: 'success', data });
        return data;
      } catch (error) {
        report?.(error);
        // `run` rejects with a `Failure` only.
        show({ status: 'error', error: error as Failure });
        throw error;
      }
    };
    return {
      mutate(variables: Variables) {
        mutateAsync(variables).catch(() => {});
      },
      mutateAsync,
      reset() {
        last = undefined;
        setState(idle);
      },
    };
  });
  return { ...state, isPending: state.status === 'pending', ...actions };
}
