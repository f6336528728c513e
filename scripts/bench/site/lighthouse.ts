import type { Site, SiteTemplate } from '../../../generated/model/index.ts'
import { measureLighthouse, type LighthouseFinding } from '../lighthouse.ts'
import { asManager } from './desk.ts'

export const TEMPLATES: SiteTemplate[] = ['tramuntana', 'llevant', 'mares', 'placa', 'quadern']
/** What a page of a website is to reach, of 100 (performance, then the other three). */
const FAST = 98

export const PAGES = ['home', 'homes', 'one home', 'contact'] as const

/** Puts the demo's first website on the net in a template; answers the addresses of its pages. */
export async function inTemplate(
  server: string,
  template: SiteTemplate,
): Promise<Record<(typeof PAGES)[number], string>> {
  const as = await asManager(server)
  const [first] = (await as<{ items: Site[] }>('GET', 'site/')).items
  if (!first) throw new Error('the demo has no website')
  const base = `${server}/w/${first.slug}/`
  const brand = { ...first.draft.brand, template }
  const { digest } = await as<Site>('PATCH', `site/${first.id}/`, { version: first.version, brand })
  await as('POST', `site/${first.id}/publish/`, { digest })
  const [, home = ''] = /\/casa\/([0-9a-f-]{36})\//.exec(await (await fetch(base)).text()) ?? []
  return {
    home: base,
    homes: `${base}casas/`,
    'one home': `${base}casa/${home}/`,
    contact: `${base}contacto/`,
  }
}

/** Lighthouse on one page. */
export async function auditPage(name: string, url: string): Promise<LighthouseFinding> {
  const [found] = await measureLighthouse({ [name]: url })
  if (!found) throw new Error(`nothing was found of ${name}`)
  return found
}

/** As a table; the budget of docs/bench.md. */
export function lighthouseTable(found: readonly LighthouseFinding[]): string {
  const row = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |`
  return [
    row([
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'LCP ms',
      'CLS',
      'ok',
      'failed',
    ]),
    row(['---', '---:', '---:', '---:', '---:', '---:', '---:', '---', '---']),
    ...found.map(({ name, performance, accessibility, bestPractices, seo, lcp, cls, failed }) =>
      row([
        name,
        performance,
        accessibility,
        bestPractices,
        seo,
        Math.round(lcp),
        cls.toFixed(3),
        performance >= FAST && accessibility + bestPractices + seo === 300 ? 'yes' : 'no',
        failed.join(', '),
      ]),
    ),
  ].join('\n')
}
