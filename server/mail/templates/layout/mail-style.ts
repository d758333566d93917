/**
 * The site's colors in light and dark mode (`src/ui/style/tokens.ts`). They are repeated because email clients
 * do not support variables.
 */
export const COLORS = {
  page: ['#f3ece1', '#15171b'],
  card: ['#ffffff', '#20242a'],
  text: ['#1f2328', '#eceef1'],
  soft: ['#575e68', '#a9b1bc'],
  line: ['#e1ddd6', '#363c45'],
  bar: ['#2b2f36', '#1f2329'],
  onBar: ['#f6f4f0', '#eceef1'],
  button: ['#2b2f36', '#dfe2e7'],
  onButton: ['#ffffff', '#1a1d22'],
  link: ['#1d5fa8', '#83b8f0'],
} as const satisfies Record<string, readonly [day: string, night: string]>

type Color = keyof typeof COLORS

const FONT_STYLE = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif"

type PartStyle = { style: string; color?: Color; ground?: Color; border?: Color }

/** The style and the dark-mode colors of each part of an email. */
const PART_STYLES = {
  page: {
    style: `margin:0;padding:0;${FONT_STYLE};font-size:16px;line-height:1.5`,
    ground: 'page',
    color: 'text',
  },
  edge: { style: 'padding:24px 12px', ground: 'page' },
  frame: {
    style: 'width:100%;max-width:600px;border-collapse:separate;border-radius:12px',
    ground: 'card',
  },
  bar: {
    style: `padding:16px 32px;border-bottom:3px solid;border-radius:12px 12px 0 0;${FONT_STYLE};font-size:20px;line-height:28px;font-weight:700;letter-spacing:0.01em`,
    ground: 'bar',
    color: 'onBar',
    border: 'link',
  },
  cell: { style: `padding:32px;${FONT_STYLE};font-size:16px;line-height:1.5`, color: 'text' },
  heading: {
    style: 'margin:0 0 16px;font-size:24px;line-height:1.25;font-weight:700',
    color: 'text',
  },
  paragraph: { style: 'margin:0 0 16px', color: 'text' },
  quote: {
    style: `margin:0 0 16px;padding:16px 20px;border-radius:8px;${FONT_STYLE};overflow-wrap:anywhere;word-break:break-word`,
    ground: 'page',
    color: 'text',
  },
  block: {
    style: 'width:100%;margin:8px 0 24px;border-collapse:separate;border-radius:12px',
    ground: 'page',
  },
  blockCell: {
    style: `padding:20px 24px 8px;border-radius:12px;${FONT_STYLE}`,
    ground: 'page',
    color: 'text',
  },
  blockTitle: {
    style: 'margin:0 0 12px;font-size:20px;line-height:28px;font-weight:700',
    color: 'text',
  },
  blockLabel: { style: 'margin:0;font-size:14px;line-height:20px', color: 'soft' },
  blockValue: { style: 'margin:0 0 12px;font-weight:600;overflow-wrap:anywhere', color: 'text' },
  code: {
    style: 'margin:0 0 12px;font-size:24px;line-height:32px;font-weight:700;letter-spacing:0.04em',
    color: 'text',
  },
  rows: { style: 'width:100%;margin:8px 0 24px;border-collapse:collapse;font-size:16px' },
  label: {
    style:
      'width:34%;padding:12px 16px 12px 0;border-top:1px solid;text-align:left;vertical-align:top;font-size:14px;line-height:24px;font-weight:400',
    color: 'soft',
    border: 'line',
  },
  value: {
    style:
      'padding:12px 0;border-top:1px solid;vertical-align:top;overflow-wrap:anywhere;word-break:break-word',
    color: 'text',
    border: 'line',
  },
  action: { style: 'margin:8px 0 24px;border-collapse:separate' },
  pad: { style: 'border-radius:8px;text-align:center', ground: 'button' },
  button: {
    style: `display:block;padding:12px 28px;border-radius:8px;${FONT_STYLE};font-size:16px;line-height:24px;font-weight:600;text-align:center;text-decoration:none`,
    ground: 'button',
    color: 'onButton',
  },
  address: {
    style:
      'margin:0 0 16px;font-size:13px;line-height:20px;overflow-wrap:anywhere;word-break:break-word',
    color: 'soft',
  },
  link: { style: 'text-decoration:underline', color: 'link' },
  signature: { style: 'margin:24px 0 0', color: 'text' },
  foot: {
    style: `padding:20px 32px 24px;border-top:1px solid;${FONT_STYLE};font-size:14px;line-height:1.5`,
    color: 'soft',
    border: 'line',
  },
  note: { style: 'margin:0 0 4px;font-size:14px', color: 'soft' },
} as const satisfies Record<string, PartStyle>

export type Part = keyof typeof PART_STYLES

/** Renders light-mode styles as an attribute, because most email clients support only inline styles. */
export function renderInlineStyle(part: Part): string {
  const { style, color, ground, border }: PartStyle = PART_STYLES[part]
  return [
    style,
    ...(ground ? [`background-color:${COLORS[ground][0]}`] : []),
    ...(color ? [`color:${COLORS[color][0]}`] : []),
    ...(border ? [`border-color:${COLORS[border][0]}`] : []),
  ].join(';')
}

/**
 * Returns a part's background color, or null. HTML repeats it as an attribute, for clients that support only
 * that.
 */
export const getBackgroundColor = (part: Part): string | null => {
  const { ground }: PartStyle = PART_STYLES[part]
  return ground ? COLORS[ground][0] : null
}

const DARK_RULES = Object.entries<PartStyle>(PART_STYLES).map(([part, { color, ground, border }]) =>
  [
    `.${part}{`,
    ground ? `background-color:${COLORS[ground][1]}!important;` : '',
    color ? `color:${COLORS[color][1]}!important;` : '',
    border ? `border-color:${COLORS[border][1]}!important;` : '',
    '}',
  ].join(''),
)

/** The media query for dark mode. The outbox replaces it to force a mode. */
export const DARK_MODE_QUERY = '(prefers-color-scheme: dark)'

/** Dark mode and phone layout, for clients that support style sheets. */
export const STYLE_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media ${DARK_MODE_QUERY}{${DARK_RULES.filter((rule) => !rule.endsWith('{}')).join('')}}
@media (max-width:479px){
.bar{padding:14px 20px!important}
.cell{padding:24px 20px!important}
.foot{padding:16px 20px 20px!important}
.heading{font-size:22px!important}
.label,.value{display:block!important;width:auto!important}
.label{padding:12px 0 0!important}
.value{padding:0 0 12px!important;border-top:0!important}
.action{width:100%!important}
}`
