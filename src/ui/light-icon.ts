import { createElement, type SVGProps } from 'react'

interface IconData {
  name: string
  size?: number
  aliases?: string[]
  node: [tag: string, attributes: Record<string, string>][]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string
}

const isNamed = (props: object): boolean =>
  Object.entries(props).some(
    ([name, value]) =>
      value !== null && value !== undefined && /^(?:aria-|role$|title$)/.test(name),
  )

/**
 * Stands in for lucide's createLucideIcon in the browser's build (vite.config.ts). Lucide's own
 * serves five frameworks and a context of settings; every page carries it, and what is used of it
 * is this. light-icon.test.tsx holds both to the same markup.
 */
export default function createLightIcon({ name, size: box = 24, aliases = [], node }: IconData) {
  const own = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ')
  return ({ size = 24, color, className, children, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: color ?? 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${own} ${className}` : own,
        'aria-hidden': children || isNamed(rest) ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
}
