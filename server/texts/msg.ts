/** A message: its English text, as written in the code, and the values of its placeholders. */
export type ServerMessage = { text: string; values: Readonly<Record<string, string>> }

/**
 * Lingui's `msg` for the server, whose sources Node runs without compiling macros. `lingui extract`
 * reads it as the macro (`macro` in `lingui.config.ts`). Values are named: msg`Hello ${{ name }}`.
 */
export const msg = (
  texts: TemplateStringsArray,
  ...values: readonly ServerMessage['values'][]
): ServerMessage => ({
  text: String.raw(
    { raw: texts },
    ...values.flatMap((value) => Object.keys(value).map((name) => `{${name}}`)),
  ),
  values: Object.assign({}, ...values) as ServerMessage['values'],
})
