import type { SiteTemplate } from '../document'
import type { Template } from '../template'
import { llevant } from './llevant'
import { mares } from './mares'
import { placa } from './placa'
import { quadern } from './quadern'
import { tramuntana } from './tramuntana'

/** The five, by the names of the contract. */
export const TEMPLATES: Readonly<Record<SiteTemplate, Template>> = {
  tramuntana,
  llevant,
  mares,
  placa,
  quadern,
}
