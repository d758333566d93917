/** The button in the corner, and the drawer beside the page. */
export const DRAWER_STYLES = `
.masar-drawer { display: contents; font-family: 'Figtree Variable', system-ui, sans-serif; }
.masar-drawer .opener { position: fixed; z-index: 2147483000; inset-block-end: 12px; inset-inline-start: 12px; opacity: 0.85; box-shadow: 0 1px 4px #0005; }
.masar-drawer .opener:hover, .masar-drawer .opener:focus-visible { opacity: 1; }
.masar-drawer .open { position: fixed; z-index: 2147483000; inset-block: 0; inset-inline-end: 0; width: min(620px, 100vw); overflow: auto; display: flex; flex-direction: column; color: var(--ink); background: var(--ground); border-inline-start: 1px solid var(--rule); box-shadow: 0 0 24px #0004; outline: none; }
.masar-drawer .open > header > button { float: inline-end; }
.masar-drawer .open > header > p, .masar-drawer .note { color: var(--muted); }
.masar-drawer .note { padding: 10px 16px; }
.masar-drawer .running { padding-top: 8px; clear: both; }
.masar-drawer .running button { text-align: start; }
.masar-drawer .running strong { all: unset; font-weight: 650; }
.masar-drawer .running [aria-pressed='true'] { border-color: var(--lit); background: var(--lit-ground); }
.masar-drawer small { color: var(--muted); }
.masar-drawer .actor { flex: 1; display: flex; flex-direction: column; }
.masar-drawer .live-trail { margin: 0; padding-inline-start: 28px; max-height: 120px; overflow: auto; list-style: decimal; font-size: 13px; }
.masar-drawer .live-trail li:first-child { font-weight: 650; }
.masar-drawer .live-trail em { color: var(--ahead); font-style: normal; }
.masar-drawer .ways-out { display: flex; flex-wrap: wrap; gap: 8px 20px; padding: 10px 16px; max-height: 32vh; overflow: auto; border-bottom: 1px solid var(--rule); }
.masar-drawer h3 { margin: 0 0 4px; font-size: 12px; font-weight: 400; color: var(--muted); }
.masar-drawer .ways-out ul { display: flex; flex-wrap: wrap; gap: 4px 14px; margin: 0; padding: 0; list-style: none; }
`
