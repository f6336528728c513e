import type { SiteDoc } from '../../generated/model'
import type { TFunction } from '../i18n'
import { sampleDoc, sampleFound } from './sample.fixture'
import type { Site } from './site'
import { TEMPLATES } from './templates'

/** The sample as a face draws it: its front page in Spanish, unless told otherwise. */
export function sampleSite(
  t: TFunction,
  { doc = sampleDoc('llevant'), ...more }: Partial<Site> & { doc?: SiteDoc } = {},
): Site {
  const [page] = doc.pages
  if (!page) throw new Error('the sample has no page')
  return {
    doc,
    page,
    lang: 'es',
    path: '/',
    base: '/w/portal-vell',
    origin: 'https://llar.example',
    portal: 'https://llar.example',
    template: TEMPLATES[doc.brand.template],
    found: sampleFound(),
    t,
    query: {},
    campaign: {},
    isFile: false,
    sent: null,
    thanks: null,
    focus: new Map(),
    ...more,
  }
}
