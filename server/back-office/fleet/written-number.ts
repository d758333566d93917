/** Whether thousands separators are allowed. Prices may have them, coordinates may not. */
type NumberFormat = { hasGroups: boolean }

const PLAIN_NUMBER_PATTERN = /^-?\d+(?:[.,]\d+)?$/
const GROUPED_NUMBER_PATTERN =
  /^-?[1-9]\d{0,2}(?<group>[ \u00A0\u202F'’.,])\d{3}(?:\k<group>\d{3})*(?:[.,]\d+)?$/
/** 1.234 is over a thousand in some countries and just over one in others. */
const AMBIGUOUS_NUMBER_PATTERN = /^-?[1-9]\d{0,2}[.,]\d{3}$/

/**
 * Parses a number as spreadsheets write it in English, French and Spanish: `90.5`, `90,5`, `1
 * 234,50`, `1.234,50`, `1,234.50`, `1'234.50`. Null if it is not a number; `'ambiguous'` if it has
 * two readings. Never guesses.
 */
export function parseWrittenNumber(
  written: string,
  { hasGroups }: NumberFormat,
): { value: number; decimals: number } | 'ambiguous' | null {
  const text = written.replace('\u2212', '-')
  if (hasGroups && AMBIGUOUS_NUMBER_PATTERN.test(text)) return 'ambiguous'
  if (PLAIN_NUMBER_PATTERN.test(text)) return toNumber(text.replace(',', '.'))
  const group = hasGroups ? GROUPED_NUMBER_PATTERN.exec(text)?.groups?.['group'] : undefined
  if (group === undefined) return null
  const rest = text.replaceAll(group, '')
  // One mark cannot separate both thousands and decimals.
  return PLAIN_NUMBER_PATTERN.test(rest) ? toNumber(rest.replace(',', '.')) : null
}

const toNumber = (text: string) => ({
  value: Number(text),
  decimals: text.split('.')[1]?.replace(/0+$/, '').length ?? 0,
})
