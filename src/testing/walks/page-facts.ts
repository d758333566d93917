import { collapseSpaces } from './message-pieces.ts'
import { getControlTitle } from './shown-controls.ts'

const HIDDEN_SELECTOR = '[hidden], [aria-hidden=true], style, script, template, dialog:not([open])'
/** A row, or an entry of a labeled list, is a single fact. */
const ROW_SELECTOR = 'tr, [role=row], :is(ul, ol)[aria-label] > li'
const CHECKBOX_SELECTOR = 'input[type=checkbox], input[type=radio]'
/** A digit or an email address. */
const DATA_PATTERN = /[\d@]/
/** The format of a date field until the user leaves it. */
const SLASHED_DATE_PATTERN = /^(\d\d)\/(\d\d)\/(\d{4})$/
const FIELD_SELECTOR = 'input:not([type=hidden], [type=file]), select, textarea'

/**
 * Returns the data on the page in reading order, one line each: terms with their descriptions, rows, fields and
 * checkboxes, and all texts or links that contain a digit or an id.
 */
function listShownFacts(): string[] {
  const lines: string[] = []
  appendFacts(lines, document.body)
  return lines
}

function appendFacts(lines: string[], element: Element): void {
  if (element.matches(HIDDEN_SELECTOR)) return
  if (element.matches('dt')) {
    lines.push(`${readWords(element)}: ${readWords(element.nextElementSibling)}`)
    return
  }
  if (element.matches('dd')) return
  if (element.matches(ROW_SELECTOR)) {
    lines.push(`${element.ariaCurrent ? '> ' : ''}${readWords(element)}`)
    return
  }
  if (element.matches(FIELD_SELECTOR)) {
    lines.push(readField(element as HTMLInputElement))
    return
  }
  const hasText = [...element.childNodes].some(
    (node) => node instanceof Text && collapseSpaces(node.data),
  )
  if (hasText || element.matches('a, button')) {
    const text = readWords(element)
    if (DATA_PATTERN.test(text)) lines.push(text)
    return
  }
  for (const child of element.children) appendFacts(lines, child)
}

function readField(field: HTMLInputElement): string {
  const name = collapseSpaces(field.ariaLabel ?? getControlTitle(field))
  if (field.matches(CHECKBOX_SELECTOR)) return `${field.checked ? '[x]' : '[ ]'} ${name}`
  return `${name}: ${collapseSpaces(field.value).replace(SLASHED_DATE_PATTERN, '$3-$2-$1')}`
}

/** Returns the text of an element, with the targets of links that contain an id. */
function readWords(element: Element | null): string {
  if (!element) return ''
  return collapseSpaces(readPieces(element).join(' ')).replaceAll(/ (?=[.,;:)])/g, '')
}

function readPieces(node: Node): string[] {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof HTMLElement) || node.matches(HIDDEN_SELECTOR)) return []
  if (node.ariaLabel !== null && node.matches('button')) return [node.ariaLabel]
  const inner = joinTextNodes([...node.childNodes])
  const target =
    node instanceof HTMLAnchorElement ? decodeURIComponent(node.getAttribute('href') ?? '') : ''
  return /^[^#]*\d/.test(target) ? [...inner, `(${target})`] : inner
}

/** Joins adjacent text nodes: React renders a value in a sentence as its own text node. */
function joinTextNodes(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1]
    if (node instanceof Text && before instanceof Text) return []
    if (!(node instanceof Text)) return readPieces(node)
    let text = node.data
    for (let next = index + 1; nodes[next] instanceof Text; next += 1)
      text += (nodes[next] as Text).data
    return [text]
  })
}

/** Throws the lines that differ from the expected ones, or all lines if only their order differs. */
export function compareFacts(expected: readonly string[] | null): void {
  if (expected === null) return
  const shown = listShownFacts()
  if (shown.join('\n') === expected.join('\n')) return
  const differences = [
    ...subtractLines(shown, expected).map((line) => `  shown     ${line}`),
    ...subtractLines(expected, shown).map((line) => `  expected  ${line}`),
  ]
  const inOrder = shown.map((line) => `  in this order  ${line}`)
  const lines = differences.length > 0 ? differences : inOrder
  throw new Error(`The page does not show the data of the model:\n${lines.join('\n')}`)
}

/** Returns the lines that the other list lacks, or contains less often. */
function subtractLines(lines: readonly string[], others: readonly string[]): string[] {
  const rest = [...others]
  return lines.filter((line) => {
    const index = rest.indexOf(line)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
}
