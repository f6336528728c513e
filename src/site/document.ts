import type { Language, LocalizedLine, LocalizedText, PublicOperation, PropertyType, SearchFeature } from '../../generated/model'

/** Provisional: replaced by the generated types once the contract of the website is here. */
export interface SitePic { hash: string; alt?: LocalizedLine; decorative?: boolean; focus?: { x: number; y: number } }
export interface SiteButton { label: LocalizedLine; to: string }
interface Envelope { id: string; anchor?: string; tone?: 'plain' | 'soft' | 'strong'; off?: boolean }
export interface SiteHomesFilter { operations?: PublicOperation[]; types?: PropertyType[]; places?: string[]; priceMin?: number; priceMax?: number; features?: SearchFeature[]; agentId?: string; onlyExclusive?: boolean }
export type SiteSection = Envelope & (
  | { kind: 'hero'; title: LocalizedLine; lead?: LocalizedText; picture?: SitePic; video?: string; search?: boolean; button?: SiteButton; height?: 'low' | 'tall' | 'full' }
  | { kind: 'search'; title?: LocalizedLine; operations?: PublicOperation[]; filters?: ('place' | 'type' | 'price' | 'bedrooms' | 'area')[] }
  | { kind: 'homes'; title: LocalizedLine; filter?: SiteHomesFilter; pick?: string[]; sort?: 'newest' | 'price' | 'drop'; count?: number; card?: 'plain' | 'tall' | 'row'; empty?: 'hide' | 'text' }
  | { kind: 'map'; title?: LocalizedLine; filter?: SiteHomesFilter; height?: 'low' | 'tall' | 'full' }
  | { kind: 'areas'; title?: LocalizedLine; items?: { place: string; text?: LocalizedText; picture?: SitePic }[] }
  | { kind: 'team'; title?: LocalizedLine; people?: string[]; showPhones?: boolean; showLanguages?: boolean }
  | { kind: 'testimonials'; title?: LocalizedLine; items?: { name: string; text: LocalizedText; place?: string; when?: string; rating?: number; consent: true; source?: 'own' | 'visit' }[] }
  | { kind: 'valuation'; title: LocalizedLine; text?: LocalizedText; fields?: ('address' | 'size' | 'state')[] }
  | { kind: 'sold'; title?: LocalizedLine; since?: number; count?: number; showPrice?: boolean }
  | { kind: 'news'; title?: LocalizedLine; count?: number; from?: 'own' | 'areas' }
  | { kind: 'text'; title?: LocalizedLine; text: LocalizedText; picture?: SitePic; side?: 'left' | 'right' | 'none' }
  | { kind: 'gallery'; pictures: SitePic[] }
  | { kind: 'figures'; items: { from: 'homes' | 'sold' | 'years' | 'languages' | 'manual'; label: LocalizedLine; value?: string }[] }
  | { kind: 'contact'; title?: LocalizedLine; text?: LocalizedText; map?: boolean; fields?: ('phone' | 'message' | 'visit')[]; agentId?: string }
  | { kind: 'faq'; title?: LocalizedLine; items: { q: LocalizedLine; a: LocalizedText }[] }
  | { kind: 'legal'; part: 'notice' | 'privacy' | 'cookies' | 'accessibility' }
  | { kind: 'costs'; title?: LocalizedLine }
)
export type SiteSectionKind = SiteSection['kind']
export type SectionOf<K extends SiteSectionKind> = Extract<SiteSection, { kind: K }>
export type SiteTemplate = 'tramuntana' | 'llevant' | 'mares' | 'placa' | 'quadern'
export interface SiteBrand { template: SiteTemplate; scheme?: 'light' | 'dark' | 'system'; colors?: { primary?: string; accent?: string; ground?: string }; font?: string; radius?: 'sharp' | 'soft' | 'round'; logo?: SitePic; logoDark?: SitePic; icon?: SitePic }
export interface SitePage { id: string; kind: string; slug: Record<string, string>; title: LocalizedLine; description?: LocalizedLine; picture?: SitePic; hidden?: boolean; date?: string; sections: SiteSection[] }
export interface SiteDoc { schemaVersion: number; brand: SiteBrand; languages: Language[]; pages: SitePage[]; nav?: ({ page: string; label?: LocalizedLine } | { url: string; label: LocalizedLine })[]; footer?: LocalizedText; contact?: { phone?: string; whatsapp?: string; email?: string; hours?: LocalizedText }; seo?: { canonical?: 'own' | 'portal'; titlePattern?: LocalizedLine } }
