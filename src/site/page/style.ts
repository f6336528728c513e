import { PAIRS, fontFaces } from '../fonts'
import { colorRules } from '../palette'
import type { SiteBrand } from '../document'
import type { Template } from '../template'
import base from '../base.css?raw'

/** A style sheet without the air that people read it by. */
export const packed = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim()

const kept = new Map<string, string>()

/** The rules of a template that no agency changes, packed once. */
function fixedRules(template: Template): string {
  const known = kept.get(template.name)
  if (known !== undefined) return known
  const { display, text } = PAIRS[template.fonts]
  const rules =
    `${fontFaces(PAIRS[template.fonts])}:root{--display:${display};` +
    `--text:${text}}${packed(base)}${packed(template.css)}`
  kept.set(template.name, rules)
  return rules
}

/** All style of a page: it stands in the page and is allowed by its digest. */
export const styleOf = (
  template: Template,
  brand: SiteBrand,
  focus: ReadonlyMap<string, string>,
): string =>
  colorRules(template.palettes, brand.scheme ?? template.scheme, brand.colors) +
  fixedRules(template) +
  [...focus.values()].join('')
