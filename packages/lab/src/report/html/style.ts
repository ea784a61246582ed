/** By day and by night, on a phone and on paper. What is sure is a full dot, what is not an empty one: no colour is needed. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1d232b; --soft: #59636f; --paper: #fbfaf7; --line: #d9d5cb; --good: #1f6f5c; --bad: #b4532a; --ground: #e9e5da; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e6df; --soft: #a5acb5; --paper: #14181d; --line: #333a43; --good: #5fc3a6; --bad: #e58a5f; --ground: #262d35; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 56rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0.5rem 0; }
h2 { font-size: 1.3rem; line-height: 1.25; margin: 2.5rem 0 0.25rem; border-top: 2px solid var(--line); padding-top: 1rem; }
h3 { font-size: 1.05rem; margin: 1.75rem 0 0.25rem; }
p { margin: 0.4rem 0; }
.soft { color: var(--soft); }
.answer { font-size: 1.15rem; font-weight: 600; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; color: var(--soft); font-size: 0.85rem; }
th, td { padding: 0.25rem 0.6rem 0.25rem 0; border-bottom: 1px solid var(--line); vertical-align: middle; }
tbody th { color: var(--ink); font-size: 1rem; font-weight: 500; overflow-wrap: anywhere; }
.n { text-align: right; }
td.n { white-space: nowrap; }
small { display: block; color: var(--soft); font-weight: 400; }
.bar { display: block; width: 10rem; height: 0.9rem; }
.ground { fill: var(--ground); } .fill { fill: var(--good); } .lost { fill: var(--bad); }
.whisker { stroke: var(--ink); stroke-width: 1.5; } .zero { stroke: var(--soft); stroke-width: 1; stroke-dasharray: 2 2; }
.sure { fill: var(--ink); } .unsure { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
@media (max-width: 34rem) { .wide { display: none; } .bar { width: 4.5rem; } td, th { padding-right: 0.4rem; } }
`
