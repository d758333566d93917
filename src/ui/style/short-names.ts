/** Properties with a shorter name, which styles may use and class names contain. */
export const SHORT_NAMES: Readonly<Record<string, string>> = {
  background: 'bg',
  insetInlineStart: 'insetStart',
  insetInlineEnd: 'insetEnd',
  margin: 'm',
  marginTop: 'mt',
  marginBottom: 'mb',
  marginInline: 'mx',
  marginInlineStart: 'ms',
  marginInlineEnd: 'me',
  marginBlock: 'my',
  padding: 'p',
  paddingTop: 'pt',
  paddingBottom: 'pb',
  paddingInline: 'px',
  paddingInlineStart: 'ps',
  paddingInlineEnd: 'pe',
  paddingBlock: 'py',
  width: 'w',
  height: 'h',
  minWidth: 'minW',
  minHeight: 'minH',
  maxWidth: 'maxW',
  maxHeight: 'maxH',
  boxShadow: 'shadow',
  alignItems: 'align',
  justifyContent: 'justify',
  flexWrap: 'wrap',
  flexDirection: 'direction',
}

/** Converts `borderColor` to CSS notation. A variable keeps its name. */
export const toHyphenated = (name: string) =>
  name.startsWith('--') ? name : name.replaceAll(/[A-Z]/g, '-$&').toLowerCase()
