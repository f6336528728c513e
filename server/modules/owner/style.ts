/** What the owner's page has more than other pages without script; colours are src/ui/tokens.css. */
const LIGHT =
  '--ink:#221a26;--quiet:#52475a;--page:#faf7f2;--surface:#fff;--line:#e6dfd6;--accent:#541264;' +
  '--on:#fff;--bar:#8f6a9c;--ok:#3d7d56;--sun:#c97a10;--soft:#f3ede4;--bad:#fbe8e5;--bad-ink:#a92217'
const DARK =
  '--ink:#f3ecf5;--quiet:#c3b6c9;--page:#17111a;--surface:#211926;--line:#3d3144;--accent:#dcaeea;' +
  '--on:#33093f;--bar:#8a5f9a;--ok:#7cc79a;--sun:#e8a84a;--soft:#2c2232;--bad:#47201c;--bad-ink:#ffb4a8'

export const STYLE = [
  `:root{color-scheme:light dark;${LIGHT}}@media(prefers-color-scheme:dark){:root{${DARK}}}`,
  'body{background:var(--page);color:var(--ink);font-size:16px}a{color:var(--accent)}',
  'main{max-width:1180px;margin:32px auto}h1{margin:0 0 16px}',
  'h2{font-size:1.15em;line-height:1.3;margin:0 0 8px}h3{font-size:1em;margin:8px 0}p{margin:0 0 8px}',
  'section{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:20px;margin:0 0 20px}',
  'section.asked{border:2px solid var(--accent)}',
  '.columns{display:grid;gap:0 28px}',
  '@media(min-width:900px){.columns{grid-template-columns:minmax(0,1fr) 340px}}',
  '.home{display:flex;gap:16px;align-items:center;margin:0 0 24px}',
  '.home img{width:128px;height:96px;object-fit:cover;border-radius:10px}.facts{font-weight:600}',
  '.figure{font-size:1.9em;font-weight:700;line-height:1.2}.figure s{font-size:.55em;font-weight:400;color:var(--quiet)}',
  '.words{white-space:pre-line}.note,dt,dd,small{color:var(--quiet);font-size:.9em}',
  'form{display:flex;flex-wrap:wrap;gap:10px;margin:16px 0 8px}form button{flex:1 1 180px}',
  'button,a.act{background:var(--accent);color:var(--on);border:1px solid var(--accent);min-height:48px}',
  'button.plain,.acts a.act{background:none;color:var(--ink);border-color:var(--quiet)}',
  '.acts{display:flex;flex-wrap:wrap;gap:10px}.acts a{flex:1;justify-content:center}',
  '.figures{display:flex;flex-wrap:wrap;gap:8px 32px;margin:0 0 16px}dd{margin:0}',
  'dd b{display:block;font-size:1.9em;line-height:1.2;color:var(--ink)}',
  'svg{display:block;width:100%;max-width:680px;height:auto;margin:8px 0;overflow:visible}',
  'svg text{font-size:13px;fill:var(--ink)}rect{fill:var(--bar)}rect.now{fill:var(--accent)}',
  // Drawings shrink with the page, their words do not.
  '@media(max-width:600px){svg text{font-size:26px}}',
  'path{fill:none;stroke:var(--accent);stroke-width:3}',
  'ul{list-style:none;margin:0;padding:0}.opinions{display:grid;gap:0 32px}',
  '@media(min-width:700px){.opinions{grid-template-columns:1fr 1fr}}',
  '.opinions li{display:grid;grid-template-columns:1fr 90px 28px;gap:10px;align-items:center;min-height:32px}',
  'meter{width:90px;height:8px;appearance:none;border:0;border-radius:4px;background:var(--soft);overflow:hidden}',
  'meter::-webkit-meter-bar{background:var(--soft);border:0;border-radius:4px}',
  'meter.likes::-webkit-meter-optimum-value{background:var(--ok)}',
  'meter.dislikes::-webkit-meter-optimum-value{background:var(--sun)}',
  'meter.likes::-moz-meter-bar{background:var(--ok)}meter.dislikes::-moz-meter-bar{background:var(--sun)}',
  'blockquote{margin:12px 0 0;padding:12px 16px;border-radius:10px;background:var(--soft)}',
  'summary{cursor:pointer;min-height:44px;display:inline-flex;align-items:center;color:var(--accent)}',
  'table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:8px 12px 8px 0;border-bottom:1px solid var(--line)}',
  '.done,.error{padding:14px 16px;border-radius:10px;background:var(--soft)}',
  '.error{background:var(--bad);color:var(--bad-ink)}',
  'nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:24px}nav a{display:inline-flex;align-items:center;min-height:44px}',
].join('')
