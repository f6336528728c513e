/**
 * A sentence of words with `<b>…</b>` in it. A parser of markup would weigh 4 kB on every public
 * page.
 */
export const Bold = ({ text }: { text: string }) =>
  text.split(/<\/?b>/).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part))
