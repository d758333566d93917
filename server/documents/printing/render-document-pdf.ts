import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buffer } from 'node:stream/consumers'

import type { PrintedDocument, PrintedRow } from './print-document.ts'

const MARGIN_POINTS = 56
const COLUMN_GAP_POINTS = 24
const TEXT_COLOR = '#1f2328'
const SOFT_COLOR = '#575e68'
const LINE_COLOR = '#e1ddd6'

type Pdf = PDFKit.PDFDocument

/** The complete static fonts, not a subset, because names from all over Europe are printed. */
const FONTS = {
  regular: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  bold: '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
} as const
const readFont = (name: keyof typeof FONTS) =>
  readFile(fileURLToPath(import.meta.resolve(FONTS[name])))

/** Renders a document as PDF on A4. The library and the fonts are loaded on first use. */
export async function renderDocumentPdf(printed: PrintedDocument): Promise<Buffer> {
  const [{ default: PDFDocument }, regular, bold] = await Promise.all([
    import('pdfkit'),
    readFont('regular'),
    readFont('bold'),
  ])
  const { language, title, number, operator, issuedAt } = printed
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN_POINTS,
    lang: language,
    displayTitle: true,
    info: { Title: `${title} ${number}`, Author: operator.name, CreationDate: issuedAt },
  })
  pdf.registerFont('regular', regular).registerFont('bold', bold)
  drawDocument(pdf, printed)
  pdf.end()
  return buffer(pdf)
}

function drawDocument(pdf: Pdf, printed: PrintedDocument): void {
  const { title, number, corrects, operator, facts, lines, parts, total, sums, notes } = printed
  const { width } = measurePage(pdf)
  const half = width / 2 - COLUMN_GAP_POINTS / 2
  const top = pdf.y
  writeText(pdf, title, { font: 'bold', size: 22, width: half })
  for (const line of [number, ...corrects])
    writeText(pdf, line, { size: 12, color: SOFT_COLOR, width: half })
  const under = pdf.y
  pdf.y = top
  const beside = { x: MARGIN_POINTS + half + COLUMN_GAP_POINTS, width: half }
  writeText(pdf, operator.name, { font: 'bold', ...beside })
  for (const line of operator.lines) writeText(pdf, line, { color: SOFT_COLOR, ...beside })
  pdf.y = Math.max(under, pdf.y) + 28
  drawFacts(pdf, facts)
  pdf.y += 14
  for (const line of lines) {
    drawRow(pdf, line)
    drawRule(pdf, LINE_COLOR)
  }
  for (const row of parts) drawRow(pdf, row, { color: SOFT_COLOR, gap: 2 })
  drawRule(pdf, TEXT_COLOR)
  drawRow(pdf, total, { font: 'bold', size: 12 })
  for (const row of sums) drawRow(pdf, row, { color: SOFT_COLOR, gap: 2 })
  pdf.y += 20
  for (const note of notes) writeText(pdf, note, { size: 9, color: SOFT_COLOR })
}

/** Draws the facts in two columns, as on the page. */
function drawFacts(pdf: Pdf, facts: readonly PrintedRow[]): void {
  const { width } = measurePage(pdf)
  const column = width / 2 - COLUMN_GAP_POINTS / 2
  for (let at = 0; at < facts.length; at += 2) {
    const top = pdf.y
    const ends = facts.slice(at, at + 2).map(([label, value], index) => {
      pdf.y = top
      const x = MARGIN_POINTS + index * (column + COLUMN_GAP_POINTS)
      writeText(pdf, label, { size: 9, color: SOFT_COLOR, x, width: column })
      writeText(pdf, value, { x, width: column })
      return pdf.y
    })
    pdf.y = Math.max(...ends) + 10
  }
}

type Style = {
  font?: keyof typeof FONTS
  size?: number
  color?: string
  x?: number
  width?: number
  align?: 'right'
}

function drawRow(
  pdf: Pdf,
  [label, value]: PrintedRow,
  { gap = 6, ...style }: Style & { gap?: number } = {},
): void {
  const { width } = measurePage(pdf)
  const valueWidth = width * 0.35
  pdf.y += gap
  const top = pdf.y
  writeText(pdf, label, { ...style, width: width - valueWidth })
  const end = pdf.y
  pdf.y = top
  writeText(pdf, value, {
    ...style,
    x: MARGIN_POINTS + width - valueWidth,
    width: valueWidth,
    align: 'right',
  })
  pdf.y = Math.max(end, pdf.y) + gap
}

const measurePage = ({ page }: Pdf) => ({ width: page.width - 2 * MARGIN_POINTS })

const writeText = (pdf: Pdf, text: string, style: Style) => {
  const { font = 'regular', size = 10.5, color = TEXT_COLOR, x = MARGIN_POINTS, ...box } = style
  pdf.font(font).fontSize(size).fillColor(color)
  pdf.text(toPrintable(text), x, pdf.y, { width: measurePage(pdf).width, ...box })
}

function drawRule(pdf: Pdf, color: string): void {
  const { width } = measurePage(pdf)
  pdf
    .moveTo(MARGIN_POINTS, pdf.y)
    .lineTo(MARGIN_POINTS + width, pdf.y)
    .lineWidth(color === TEXT_COLOR ? 1 : 0.5)
    .stroke(color)
}

/**
 * Normalizes to NFC, and replaces U+202F: of the spaces that `Intl` uses, only this one is missing from the
 * font.
 */
const toPrintable = (text: string) => text.normalize('NFC').replaceAll('\u202F', '\u00A0')
