/** The arguments of a guard on the result of a call. */
export interface DoneArgs {
  event: { type: string; output?: unknown }
}

type AnsweredOutput = { ok: true } | { ok: false; refused: string }

/** Returns the result of an invoked call, as the parameter of a guard or an action. */
export const readOutput = <Output>({ event }: { event: { output: Output } }): Output => event.output

/**
 * Returns the result of an invoked call, for guards. The parameters of guards must be data, so that diagrams
 * and exports show them.
 */
export const readDone = (event: { type: string; output?: unknown }): unknown => event.output

/** Returns the error of an invoked call, for guards. */
export const readError = (event: { type: string; error?: unknown }): unknown => event.error

/** Returns the error of an invoked call, as the parameter of a guard or an action. */
export const readErrorParams = ({ event }: { event: { error: unknown } }) => ({
  error: event.error,
})

/** The guards for machines with calls that may be refused. */
export const answerGuards = {
  isAccepted: ({ event }: DoneArgs) => (readDone(event) as AnsweredOutput).ok,
  /** The server refused for one of these reasons. */
  isRefused: ({ event }: DoneArgs, { by }: { by: readonly string[] }) => {
    const answer = readDone(event) as AnsweredOutput
    return !answer.ok && by.includes(answer.refused)
  },
}

export const makeRefusedGuard = <Code extends string>(...by: Code[]) =>
  ({ type: 'isRefused', params: { by } }) as const
