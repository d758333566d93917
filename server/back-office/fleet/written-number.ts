/** Whether thousands separators are allowed: in prices, but not in coordinates. */
type Spelling = { hasGroups: boolean }

const PLAIN_NUMBER = /^-?\d+(?:[.,]\d+)?$/
const GROUPED_NUMBER =
  /^-?[1-9]\d{0,2}(?<group>[ \u00A0\u202F'’.,])\d{3}(?:\k<group>\d{3})*(?:[.,]\d+)?$/
/** 1.234 is over a thousand in some countries and just over one in others. */
const AMBIGUOUS_NUMBER = /^-?[1-9]\d{0,2}[.,]\d{3}$/

/**
 * Parses a number as spreadsheets write it in English, French and Spanish: `90.5`, `90,5`, `1
 * 234,50`, `1.234,50`, `1,234.50`, `1'234.50`. Null if it is not a number; `'ambiguous'` if it has
 * two readings. Never guesses.
 */
export function parseWrittenNumber(
  written: string,
  { hasGroups }: Spelling,
): { value: number; decimals: number } | 'ambiguous' | null {
  const text = written.replace('\u2212', '-')
  if (hasGroups && AMBIGUOUS_NUMBER.test(text)) return 'ambiguous'
  if (PLAIN_NUMBER.test(text)) return toNumber(text.replace(',', '.'))
  const group = hasGroups ? GROUPED_NUMBER.exec(text)?.groups?.['group'] : undefined
  if (group === undefined) return null
  const rest = text.replaceAll(group, '')
  // One mark cannot separate both thousands and decimals.
  return PLAIN_NUMBER.test(rest) ? toNumber(rest.replace(',', '.')) : null
}

const toNumber = (text: string) => ({
  value: Number(text),
  decimals: text.split('.')[1]?.replace(/0+$/, '').length ?? 0,
})
