import { icons } from 'lucide-react'
import { createElement, type ComponentType, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createLightIcon from './light-icon'

type Props = SVGProps<SVGSVGElement> & { size?: number }
type Data = Parameters<typeof createLightIcon>[0]

/** What lucide hands to its own createLucideIcon, read from what it gives to each drawing. */
const dataOf = (icon: unknown): Data =>
  (icon as { render: (props: object, ref: null) => { props: { icon: Data } } }).render({}, null)
    .props.icon

/** Attributes in any order: where they stand says nothing. */
const markup = (icon: unknown, props: Props): string =>
  renderToStaticMarkup(createElement(icon as ComponentType<Props>, props)).replace(
    /^<svg ([^>]*)>/,
    (_, attributes: string) =>
      `<svg ${(attributes.match(/[\w-]+="[^"]*"/g) ?? []).toSorted().join(' ')}>`,
  )

const WAYS: Props[] = [
  {},
  { size: 16, className: 'chip-icon', strokeWidth: 1.5 },
  { 'aria-label': 'Home', color: '#541264' },
  { role: 'img', fill: 'currentColor', width: 30, style: { top: 1 } },
  { 'aria-hidden': true, children: createElement('title', null, 'Home') },
]

test('draws what lucide draws, for each of its icons, in each way of asking in turn', () => {
  const all = Object.values(icons)
  expect(all.length).toBeGreaterThan(1000)
  for (const [at, icon] of all.entries()) {
    const props = WAYS[at % WAYS.length] ?? {}
    expect(markup(createLightIcon(dataOf(icon)), props)).toBe(markup(icon, props))
  }
})
