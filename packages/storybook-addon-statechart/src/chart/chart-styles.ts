const LIGHT_COLORS = `
  --ground: #faf8f5; --paper: #ffffff; --group: #f3ece180; --ink: #1f2328; --muted: #575e68;
  --rule: #cfcac1; --way: #87898d; --strong: #87898d;
  --lit: #1d5fa8; --lit-ink: #ffffff; --lit-ground: #e7f0f9; --ahead: #a04a00; --danger: #a3231a;`
const DARK_COLORS = `
  --ground: #15171b; --paper: #20242a; --group: #ffffff08; --ink: #eceef1; --muted: #a9b1bc;
  --rule: #474e58; --way: #7b828d; --strong: #7b828d;
  --lit: #83b8f0; --lit-ink: #10233a; --lit-ground: #1b2f45; --ahead: #f2c67c; --danger: #f9a39b;`

/** The styles of charts and their panels, for Storybook and the app. */
export const CHART_STYLES = `
.statecharts { ${LIGHT_COLORS} color: var(--ink); background: var(--ground); font-size: 14px; line-height: 1.45; }
.statecharts[data-theme='dark'] { ${DARK_COLORS} color-scheme: dark; }
.statecharts * { box-sizing: border-box; }

.statechart { display: block; margin: 0 auto; font-family: inherit; }
.statechart text { text-anchor: middle; fill: var(--ink); }
.statechart .name { font-weight: 650; }
.statechart .title { fill: var(--muted); }
.statechart rect { fill: var(--paper); stroke: var(--rule); stroke-width: 1.25; }
.statechart circle { fill: var(--muted); }
.statechart [data-kind='compound'] rect { fill: var(--group); }
.statechart [data-kind='parallel'] rect { fill: none; stroke-dasharray: 6 4; }
.statechart [data-kind='passing'] rect { stroke-dasharray: 3 3; }
.statechart [data-kind='final'] rect + rect { fill: none; }
.statechart [data-lit='around'] rect { stroke: var(--lit); stroke-width: 1.75; }
.statechart [data-lit='leaf'] rect { fill: var(--lit); stroke: var(--lit); }
.statechart [data-lit='leaf'] text { fill: var(--lit-ink); }
.statechart [data-lit='leaf'] circle { fill: var(--lit-ink); }
.statechart path { fill: none; stroke: var(--way); stroke-width: 1.1; }
.statechart .head { fill: var(--way); stroke: none; }
.statechart [data-way] text { fill: var(--muted); paint-order: stroke; stroke: var(--ground); stroke-width: 5px; stroke-linejoin: round; }
.statechart [data-mark] path { stroke-width: 2.25; }
.statechart [data-mark='taken'] path { stroke: var(--lit); }
.statechart [data-mark='taken'] .head { fill: var(--lit); }
.statechart [data-mark='ahead'] path { stroke: var(--ahead); stroke-dasharray: 6 3; }
.statechart [data-mark='ahead'] .head { fill: var(--ahead); stroke-dasharray: none; }
.statechart [data-mark] text { fill: var(--ink); font-weight: 650; }
`
