export const PANEL_STYLES = `
.statechart-panel { display: flex; flex-direction: column; min-height: 100%; }
.statechart-room { height: 100%; container-type: inline-size; font-family: system-ui, sans-serif; }
@container (min-width: 52rem) {
  .statechart-panel.sides { display: grid; grid-template-columns: 2fr 3fr; height: 100%; }
  .statechart-panel .side { overflow: auto; }
  .statechart-panel .side .moves { max-height: none; }
}
.statechart-panel .side { display: flex; flex-direction: column; min-width: 0; border-inline-start: 1px solid var(--rule); }
.statechart-panel header, .statechart-panel .moves, .statechart-panel .bar { padding: 10px 16px; border-bottom: 1px solid var(--rule); background: var(--paper); }
.statechart-panel p { margin: 0; }
.statechart-panel header output { display: block; }
.statechart-panel header strong { display: inline-block; margin: 0 6px 6px 0; padding: 3px 12px; border-radius: 99px; color: var(--lit-ink); background: var(--lit); font-weight: 650; }
.statechart-panel button, .statechart-panel select { font: inherit; font-size: 13px; color: var(--ink); background: var(--paper); border: 1px solid var(--strong); border-radius: 8px; min-height: 30px; padding: 2px 11px; cursor: pointer; }
.statechart-panel button:hover:not(:disabled) { border-color: var(--lit); background: var(--lit-ground); }
.statechart-panel button:disabled { cursor: default; color: var(--muted); border-color: var(--rule); }
.statechart-panel button[aria-disabled='true'] { color: var(--muted); border-style: dashed; }
.statechart-panel :focus-visible { outline: 3px solid var(--lit); outline-offset: 1px; }
.statechart-panel nav { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
.statechart-panel nav ol { display: flex; flex-wrap: wrap; gap: 4px; margin: 0; padding: 0; list-style: none; max-height: 92px; overflow: auto; }
.statechart-panel nav li + li::before { content: '›'; margin-inline-end: 4px; color: var(--muted); }
.statechart-panel .step { border-color: transparent; padding: 2px 6px; color: var(--muted); background: none; }
.statechart-panel .step[aria-current] { color: var(--ink); font-weight: 650; background: var(--lit-ground); }
.statechart-panel .moves { display: flex; flex-wrap: wrap; gap: 10px 20px; max-height: 40vh; overflow: auto; }
.statechart-panel fieldset { display: flex; flex-wrap: wrap; gap: 6px; margin: 0; padding: 0; border: 0; min-width: 0; }
.statechart-panel legend { padding: 0 0 4px; font-size: 12px; color: var(--muted); }
.statechart-panel .call { flex-basis: 100%; padding: 2px 12px 10px; border: 1px solid var(--lit); border-radius: 10px; background: var(--lit-ground); }
.statechart-panel .call legend { padding: 0 4px; }
.statechart-panel .call .done::before { content: '✓ '; color: var(--lit); }
.statechart-panel .call .refused::before { content: '✗ '; color: var(--ahead); }
.statechart-panel .call .failed::before { content: '✗ '; color: var(--danger); }
.statechart-panel .call .moved::before { content: '↻ '; }
.statechart-panel code { font-size: 12px; }
.statechart-panel .bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; justify-content: space-between; }
.statechart-panel .journey { justify-content: flex-start; }
.statechart-panel .journey label { display: flex; gap: 8px; align-items: center; min-width: 0; max-width: 100%; }
.statechart-panel .journey select { min-width: 0; max-width: 420px; }
.statechart-panel .next { border-color: var(--lit); background: var(--lit); color: var(--lit-ink); }
.statechart-panel .next:hover:not(:disabled) { background: var(--lit); }
.statechart-panel .switch { display: flex; gap: 0; flex-wrap: nowrap; }
.statechart-panel .switch button { border-radius: 0; margin-inline-start: -1px; }
.statechart-panel .switch button:first-child { border-radius: 8px 0 0 8px; }
.statechart-panel .switch button:last-child { border-radius: 0 8px 8px 0; }
.statechart-panel .switch [aria-pressed='true'] { background: var(--lit-ground); border-color: var(--lit); font-weight: 650; z-index: 1; }
.statechart-panel .frame { flex: 1 1 300px; min-height: 240px; overflow: auto; padding: 8px; cursor: grab; touch-action: pan-x pan-y; }
.statechart-panel .frame:active { cursor: grabbing; user-select: none; }
.statecharts .outline { margin: 0; padding: 8px 16px 8px 24px; }
.statecharts .outline .outline { padding-block: 2px; border-inline-start: 1px solid var(--rule); }
.statecharts .outline > li { margin-block: 4px; }
.statecharts .outline p { margin: 0; }
.statecharts .outline > li[aria-current] > p { background: var(--lit-ground); border-radius: 6px; padding: 1px 6px; }
.statecharts .outline em { color: var(--lit); font-style: normal; font-weight: 650; }
.statecharts .outline small, .statecharts .ways { color: var(--muted); font-size: 12px; }
.statecharts .ways { margin: 0; padding-inline-start: 18px; list-style: '→ '; }
`
