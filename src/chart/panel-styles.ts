/** Styles of the panel around a chart. */
export const PANEL_STYLES = `
.masar-panel { display: flex; flex-direction: column; min-height: 100%; }
.masar-room { height: 100%; container-type: inline-size; font-family: system-ui, sans-serif; }
@container (min-width: 52rem) {
  .masar-panel.sides { display: grid; grid-template-columns: 2fr 3fr; height: 100%; }
  .masar-panel .side { overflow: auto; }
  .masar-panel .side .moves { max-height: none; }
}
.masar-panel .side { display: flex; flex-direction: column; min-width: 0; border-inline-start: 1px solid var(--rule); }
.masar-panel header, .masar-panel .moves, .masar-panel .bar { padding: 10px 16px; border-bottom: 1px solid var(--rule); background: var(--paper); }
.masar-panel p { margin: 0; }
.masar-panel header output { display: block; }
.masar-panel header strong { display: inline-block; margin: 0 6px 6px 0; padding: 3px 12px; border-radius: 99px; color: var(--lit-ink); background: var(--lit); font-weight: 650; }
.masar-panel button, .masar-panel select { font: inherit; font-size: 13px; color: var(--ink); background: var(--paper); border: 1px solid var(--strong); border-radius: 8px; min-height: 30px; padding: 2px 11px; cursor: pointer; }
.masar-panel button:hover:not(:disabled) { border-color: var(--lit); background: var(--lit-ground); }
.masar-panel button:disabled { cursor: default; color: var(--muted); border-color: var(--rule); }
.masar-panel button[aria-disabled='true'] { color: var(--muted); border-style: dashed; }
.masar-panel :focus-visible { outline: 3px solid var(--lit); outline-offset: 1px; }
.masar-panel nav { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
.masar-panel nav ol { display: flex; flex-wrap: wrap; gap: 4px; margin: 0; padding: 0; list-style: none; max-height: 92px; overflow: auto; }
.masar-panel nav li + li::before { content: '›'; margin-inline-end: 4px; color: var(--muted); }
.masar-panel .step { border-color: transparent; padding: 2px 6px; color: var(--muted); background: none; }
.masar-panel .step[aria-current] { color: var(--ink); font-weight: 650; background: var(--lit-ground); }
.masar-panel .moves { display: flex; flex-wrap: wrap; gap: 10px 20px; max-height: 40vh; overflow: auto; }
.masar-panel fieldset { display: flex; flex-wrap: wrap; gap: 6px; margin: 0; padding: 0; border: 0; min-width: 0; }
.masar-panel legend { padding: 0 0 4px; font-size: 12px; color: var(--muted); }
.masar-panel .call { flex-basis: 100%; padding: 2px 12px 10px; border: 1px solid var(--lit); border-radius: 10px; background: var(--lit-ground); }
.masar-panel .call legend { padding: 0 4px; }
.masar-panel .call .done::before { content: '✓ '; color: var(--lit); }
.masar-panel .call .refused::before { content: '✗ '; color: var(--ahead); }
.masar-panel .call .failed::before { content: '✗ '; color: var(--danger); }
.masar-panel .call .moved::before { content: '↻ '; }
.masar-panel code { font-size: 12px; }
.masar-panel .bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: space-between; }
.masar-panel .journey { justify-content: flex-start; }
.masar-panel .journey select { max-width: min(100%, 420px); }
.masar-panel .next { border-color: var(--lit); background: var(--lit); color: var(--lit-ink); }
.masar-panel .next:hover:not(:disabled) { background: var(--lit); }
.masar-panel .switch { display: flex; gap: 0; flex-wrap: nowrap; }
.masar-panel .switch button { border-radius: 0; margin-inline-start: -1px; }
.masar-panel .switch button:first-child { border-radius: 8px 0 0 8px; }
.masar-panel .switch button:last-child { border-radius: 0 8px 8px 0; }
.masar-panel .switch [aria-pressed='true'] { background: var(--lit-ground); border-color: var(--lit); font-weight: 650; z-index: 1; }
.masar-panel .frame { flex: 1 1 300px; min-height: 240px; overflow: auto; padding: 8px; cursor: grab; touch-action: pan-x pan-y; }
.masar-panel .frame:active { cursor: grabbing; user-select: none; }
.masar-charts .outline { margin: 0; padding: 8px 16px 8px 24px; }
.masar-charts .outline .outline { padding-block: 2px; border-inline-start: 1px solid var(--rule); }
.masar-charts .outline > li { margin-block: 4px; }
.masar-charts .outline p { margin: 0; }
.masar-charts .outline > li[aria-current] > p { background: var(--lit-ground); border-radius: 6px; padding: 1px 6px; }
.masar-charts .outline em { color: var(--lit); font-style: normal; font-weight: 650; }
.masar-charts .outline small, .masar-charts .ways { color: var(--muted); font-size: 12px; }
.masar-charts .ways { margin: 0; padding-inline-start: 18px; list-style: '→ '; }
`
