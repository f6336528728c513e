import { create } from 'qrcode'

/** Modules left white around a code: readers need four. */
const QUIET = 4

/** A code as one path of squares, in modules with the quiet zone around; sharp at any size. */
export interface QrDrawing {
  path: string
  /** Modules on a side, quiet zone included. */
  modules: number
  url: string
}

/**
 * Draws an address. Quarter of it may be covered or torn and it still reads (level Q): boards hang
 * in the sun. Tax and payment codes are told to be of level M.
 */
export function drawQr(url: string, level: 'M' | 'Q' = 'Q'): QrDrawing {
  const { modules } = create(url, { errorCorrectionLevel: level })
  const rows: string[] = []
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (!modules.get(y, x)) continue
      let wide = 1
      while (x + wide < modules.size && modules.get(y, x + wide)) wide += 1
      rows.push(`M${x + QUIET} ${y + QUIET}h${wide}v1h-${wide}z`)
      x += wide
    }
  }
  return { path: rows.join(''), modules: modules.size + 2 * QUIET, url }
}
