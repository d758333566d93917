/** What an invoked call has answered, as the parameter of a guard or an action. */
export const answered = <Output>({ event }: { event: { output: Output } }): Output => event.output

/** Why an invoked call has failed, as the parameter of a guard or an action. */
export const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error })
