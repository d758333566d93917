/** What a guard of a call's answer is given. */
export interface Done {
  event: { type: string; output?: unknown }
}

type Answered = { ok: true } | { ok: false; refused: string }

/** What an invoked call has answered, as the parameter of a guard or an action. */
export const readOutput = <Output>({ event }: { event: { output: Output } }): Output => event.output

/** The same for guards, whose parameters are data, so that pictures and exports show them. */
export const readDone = (event: { type: string; output?: unknown }): unknown => event.output

/** Why an invoked call has failed, for guards. */
export const readError = (event: { type: string; error?: unknown }): unknown => event.error

/** Why an invoked call has failed, as the parameter of a guard or an action. */
export const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

/** The guards of every chart whose calls may be refused. */
export const answerGuards = {
  /** The server did what the call asked. */
  isAccepted: ({ event }: Done) => (readDone(event) as Answered).ok,
  /** It refused by one of these. */
  isRefused: ({ event }: Done, { by }: { by: readonly string[] }) => {
    const answer = readDone(event) as Answered
    return !answer.ok && by.includes(answer.refused)
  },
}

export const refusedBy = <Code extends string>(...by: Code[]) =>
  ({ type: 'isRefused', params: { by } }) as const
