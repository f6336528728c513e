import type { OwnerWeek, PricePoint } from '../../../generated/model/index.ts'
import { escapeHtml } from '../../formats/html.ts'

const WIDTH = 640
const HEIGHT = 200
const FOOT = 30
/** What a price takes in the larger letters of a phone. */
const ROOM = 190

const text = (x: number, y: number, words: string, anchor = 'middle'): string =>
  `<text x="${Math.round(x)}" y="${Math.round(y)}" text-anchor="${anchor}">${escapeHtml(words)}</text>`

const drawing = (label: string, inner: string): string =>
  `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(label)}">${inner}</svg>`

/** A bar a week, this one darker; `day` writes a Monday. Empty when nothing was counted at all. */
export function weekBars(
  weeks: readonly OwnerWeek[],
  { label, day }: { label: string; day: (iso: string) => string },
): string {
  const most = Math.max(0, ...weeks.map(({ views }) => views))
  if (most === 0) return ''
  const room = WIDTH / weeks.length
  const full = HEIGHT - FOOT - 30
  const bars = weeks.map(({ from, views }, index) => {
    const height = Math.round((views / most) * full)
    const [x, y] = [index * room + room * 0.15, HEIGHT - FOOT - height]
    const middle = index * room + room / 2
    const current = index === weeks.length - 1 ? ' class="now"' : ''
    return (
      `<rect${current} x="${Math.round(x)}" y="${y}" width="${Math.round(room * 0.7)}" ` +
      `height="${height}" rx="4"/>${text(middle, y - 6, String(views))}` +
      (index % 2 === 0 || weeks.length < 5 ? text(middle, HEIGHT - 6, day(from)) : '')
    )
  })
  return drawing(label, bars.join(''))
}

/** The way of a price as steps; empty for fewer than two prices, which are no way. */
export function priceSteps(
  points: readonly PricePoint[],
  now: Date,
  words: { label: string; money: (cents: number) => string },
): string {
  const known = points.flatMap(({ at, price }) => (price === null ? [] : [{ at, price }]))
  const [first] = known
  if (!first || known.length < 2) return ''
  const [start, end] = [Date.parse(first.at), now.getTime()]
  const prices = known.map(({ price }) => price)
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const xOf = (at: string) => ((Date.parse(at) - start) / Math.max(1, end - start)) * WIDTH
  const yOf = (price: number) =>
    40 + ((high - price) / Math.max(1, high - low)) * (HEIGHT - FOOT - 60)
  const path = known
    .map(({ at, price }, index) => {
      const [x, y] = [Math.round(xOf(at)), Math.round(yOf(price))]
      return index === 0 ? `M0 ${y}` : `H${x}V${y}`
    })
    .join('')
  // A word needs room: steps that follow close upon another leave theirs to the table.
  const said = known.reduce<{ end: number; words: string[] }>(
    ({ end: taken, words: list }, { at, price }) => {
      const x = Math.min(xOf(at), WIDTH - ROOM)
      return x < taken
        ? { end: taken, words: list }
        : {
            end: x + ROOM,
            words: [...list, text(x + 2, yOf(price) - 8, words.money(price), 'start')],
          }
    },
    { end: -1, words: [] },
  )
  return drawing(words.label, `<path d="${path}H${WIDTH}"/>${said.words.join('')}`)
}
