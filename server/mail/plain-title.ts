import type { Language } from '../../generated/model/index.ts'
import { say } from './words.ts'

/** A home in words of ours alone: `Inmueble en Sóller`. The place is a name of our lists. */
export const plainTitle = (municipality: string | null, lang: Language): string =>
  municipality === null ? say(lang, 'home') : say(lang, 'homeIn', { place: municipality })
