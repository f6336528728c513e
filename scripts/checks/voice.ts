import { existsSync } from 'node:fs'
import { ROOT } from '../part.ts'
import { read, type DictionaryPath } from './dictionaries.ts'

/**
 * What breaks the voice of a language (docs/how-to/voice.md): in English, American spelling and
 * words that other languages put into its mouth.
 */
const STRANGE: Readonly<Record<string, readonly RegExp[]>> = {
  es: [
    /\b(usted|ustedes|inténtelo)\b/iu,
    /(?:^|[.:;?] )(Indique|Elija|Escriba|Pruebe|Compruebe|Seleccione|Introduzca|Revise|Pulse|Consulte)\b/u,
  ],
  en: [
    /\b(diary|diaries|agenda|earnest money|telephone|postal code|advertisements?|reckon\w*|anew)\b/iu,
    /\b(colors?|centers?|licenses?|organiz\w+|recogniz\w+|favorites?|catalog|realtors?)\b/iu,
    /\b(erase[ds]?|these data|data (?:are|were|have)|by (?:itself|themselves)|emails?)\b/iu,
    /(?<=[\d}]) %|\p{L}'\p{L}/u,
  ],
  ca: [
    /(?<!\p{L})(vostè|vostès|vosté)(?!\p{L})/iu,
    /(?:^|[.:;?] )(Indiqui|Triï|Escrigui|Provi|Comprovi|Seleccioni|Introdueixi|Revisi)\b/u,
  ],
  de: [
    /(?<!\p{L})(du|dir|dich|dein|deine[mnrs]?|euch|euer|eure[mnrs]?)(?!\p{L})/iu,
    /(?<!\p{L})(bist|hast|kannst|willst|musst|darfst|siehst|findest|möchtest|brauchst)(?!\p{L})/iu,
    /(?:^|[.:;?] )(Wähle|Prüfe|Versuche?|Schreibe?|Gib|Nimm|Lade|Öffne|Ziehe?|Sage?|Frage?(?= (nach|die Agentur))|Klicke?|Entferne|Ändere|Nenne|Beginne|Erlaube|Kläre|Erneuere|Vergleiche|Pausiere|Frag)(?=[ ,])(?! Sie\b)/u,
    /(?<=(?:und|[,:;]) )(komm|versuche|prüfe|wähle|nimm|gib|öffne|lade|verabschiede|übergib|übergebe)(?!\p{L})/u,
  ],
}

/** Places to be filled, whose names are no words. */
const PLACES = /\{+[^{}]*\}+/gu

/**
 * Texts of a dictionary that speak to the reader in another voice than the rest of their language,
 * by file and key.
 */
export function strangeVoices(path: DictionaryPath): string[] {
  const shown = path.slice(ROOT.length + 1)
  return Object.entries(STRANGE).flatMap(([lang, patterns]) => {
    const file = path.replace('{lang}', lang)
    if (!existsSync(file)) return []
    return Object.entries(read(file)).flatMap(([key, text]) => {
      const found = patterns
        .map((pattern) => pattern.exec(text.replace(PLACES, '{}'))?.[0].trim())
        .find((match) => match !== undefined)
      return found === undefined
        ? []
        : [`${shown.replace('{lang}', lang)}: ${key} says «${found}» (docs/how-to/voice.md)`]
    })
  })
}
