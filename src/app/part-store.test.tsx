import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { part, PartsContext } from '../lib/part'
import { PartStore } from './part-store'

let drawings = 0
const Price = part(function Price({ cents, onClick }: { cents: number; onClick?: () => void }) {
  drawings += 1
  return <b onClick={onClick}>{cents} €</b>
})

const text = ({ head, html }: { head: string; html: Uint8Array }): string =>
  head + new TextDecoder().decode(html)

function page(store: PartStore, cents: number[]): string {
  const { place, fill } = store.page((element) => renderToString(element))
  return text(
    fill(
      renderToString(
        <PartsContext value={place}>
          {cents.map((one, index) => (
            <p key={index}>
              <Price cents={one} onClick={() => undefined} /> {'<x-part n="0"></x-part>'}
            </p>
          ))}
        </PartsContext>,
      ),
    ),
  )
}

test('a part is drawn once for its content and is what React would have written', () => {
  const store = new PartStore()
  const plain = (cents: number) =>
    renderToString(
      <p>
        <Price cents={cents} /> {'<x-part n="0"></x-part>'}
      </p>,
    )
  const wanted = plain(100) + plain(200) + plain(100)
  drawings = 0
  expect(page(store, [100, 200, 100])).toBe(wanted)
  expect(page(store, [100, 200, 100])).toBe(wanted)
  expect(drawings).toBe(import.meta.env.SSR ? 2 : 6)
})

test('a new price is a new part, and the store keeps within its size', () => {
  const store = new PartStore(60)
  for (const cents of [100, 101, 102, 100])
    expect(page(store, [cents])).toContain(`${cents}<!-- --> €`)
})

test('a picture that must come at once is asked for in the head', () => {
  const Picture = part(function Picture({ src }: { src: string }) {
    return <img src={src} alt="" fetchPriority="high" loading="eager" />
  })
  const { place, fill } = new PartStore().page((element) => renderToString(element))
  expect(
    text(
      fill(
        renderToString(
          <PartsContext value={place}>
            <p>
              <Picture src="/a.webp" />
            </p>
          </PartsContext>,
        ),
      ),
    ),
  ).toMatch(/^<link rel="preload"[^>]*><p><img [^>]*><\/p>$/)
})
