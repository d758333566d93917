const LIGHT = `
  --ground: #faf8f5; --paper: #ffffff; --group: #f3ece180; --ink: #1f2328; --muted: #575e68;
  --rule: #cfcac1; --way: #87898d; --strong: #87898d;
  --lit: #1d5fa8; --lit-ink: #ffffff; --lit-ground: #e7f0f9; --ahead: #a04a00; --danger: #a3231a;`
const DARK = `
  --ground: #15171b; --paper: #20242a; --group: #ffffff08; --ink: #eceef1; --muted: #a9b1bc;
  --rule: #474e58; --way: #7b828d; --strong: #7b828d;
  --lit: #83b8f0; --lit-ink: #10233a; --lit-ground: #1b2f45; --ahead: #f2c67c; --danger: #f9a39b;`

/** Colours and lines of charts and their panels, for Storybook and the app. */
export const CHART_STYLES = `
.masar-charts { ${LIGHT} color: var(--ink); background: var(--ground); font-size: 14px; line-height: 1.45; }
.masar-charts[data-theme='dark'] { ${DARK} color-scheme: dark; }
.masar-charts * { box-sizing: border-box; }

.masar-chart { display: block; margin: 0 auto; font-family: inherit; }
.masar-chart text { text-anchor: middle; fill: var(--ink); }
.masar-chart .name { font-weight: 650; }
.masar-chart .title { fill: var(--muted); }
.masar-chart rect { fill: var(--paper); stroke: var(--rule); stroke-width: 1.25; }
.masar-chart circle { fill: var(--muted); }
.masar-chart [data-kind='compound'] rect { fill: var(--group); }
.masar-chart [data-kind='parallel'] rect { fill: none; stroke-dasharray: 6 4; }
.masar-chart [data-kind='passing'] rect { stroke-dasharray: 3 3; }
.masar-chart [data-kind='final'] rect + rect { fill: none; }
.masar-chart [data-lit='around'] rect { stroke: var(--lit); stroke-width: 1.75; }
.masar-chart [data-lit='leaf'] rect { fill: var(--lit); stroke: var(--lit); }
.masar-chart [data-lit='leaf'] text { fill: var(--lit-ink); }
.masar-chart [data-lit='leaf'] circle { fill: var(--lit-ink); }
.masar-chart path { fill: none; stroke: var(--way); stroke-width: 1.1; }
.masar-chart .head { fill: var(--way); stroke: none; }
.masar-chart [data-way] text { fill: var(--muted); paint-order: stroke; stroke: var(--ground); stroke-width: 5px; stroke-linejoin: round; }
.masar-chart [data-mark] path { stroke-width: 2.25; }
.masar-chart [data-mark='taken'] path { stroke: var(--lit); }
.masar-chart [data-mark='taken'] .head { fill: var(--lit); }
.masar-chart [data-mark='ahead'] path { stroke: var(--ahead); stroke-dasharray: 6 3; }
.masar-chart [data-mark='ahead'] .head { fill: var(--ahead); stroke-dasharray: none; }
.masar-chart [data-mark] text { fill: var(--ink); font-weight: 650; }
`
