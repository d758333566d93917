type Answered = { ok: true } | { ok: false; refused: string }

/** What an invoked call has answered, as the parameter of a guard or an action. */
export const readOutput = <Output>({ event }: { event: { output: Output } }): Output => event.output

/** The same, for a guard or an action whose parameters are data. */
export const readDone = (event: { type: string; output?: unknown }): unknown => event.output

/** Why an invoked call has failed, as the parameter of a guard or an action. */
export const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

/** The guards of every chart whose calls may be refused. */
export const answerGuards = {
  isAccepted: (_: unknown, { ok }: { ok: boolean }) => ok,
  isRefused: (_: unknown, { answer, by }: { answer: Answered; by: readonly string[] }) =>
    !answer.ok && by.includes(answer.refused),
}

/** The server did what the call asked. */
export const accepted = { type: 'isAccepted', params: readOutput<{ ok: boolean }> } as const

/** The server said no by one of these. */
export const refusedBy = <Code extends string>(...by: Code[]) =>
  ({
    type: 'isRefused',
    params: ({ event }: { event: { output: Answered } }) => ({ answer: event.output, by }),
  }) as const
