import type { Photo } from '../../../generated/model'
import type { SitePicture } from '../document'
import { say, useSite, type Site } from '../site'

/** Widths that the house keeps of every picture, in pixels. */
const WIDTHS = [320, 640, 960, 1440] as const

interface Shown {
  /** As an img's `sizes`. */
  sizes: string
  /** The first picture of a page comes at once, the others when they come near. */
  eager?: boolean
}

/** Address of a picture in a width. */
export const pictureAt = (hash: string, width: number): string => `/media/${hash}/${width}.webp`

/** A class that keeps a point of the picture in view; its rule goes into the page's own style. */
function focusClass(site: Site, focus: SitePicture['focus']): string | undefined {
  if (!focus) return undefined
  const [x, y] = [focus.x, focus.y].map((part) => Math.round(Math.min(1, Math.max(0, part)) * 100))
  const name = `at-${x}-${y}`
  site.focus.set(name, `.${name}{object-position:${x}% ${y}%!important}`)
  return name
}

/** A picture of the document. */
export function Picture({ pic, sizes, eager = false }: Shown & { pic: SitePicture }) {
  const site = useSite()
  const alt = pic.decorative ? null : say(site, pic.alt)
  return (
    <img
      className={focusClass(site, pic.focus)}
      src={pictureAt(pic.hash, 640)}
      srcSet={WIDTHS.map((width) => `${pictureAt(pic.hash, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt?.text ?? ''}
      lang={alt?.lang}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}

/** A photo of a home; a plain ground where there is none. */
export function HomePhoto({
  photo,
  alt = '',
  sizes,
  eager = false,
}: Shown & { photo: Photo | null | undefined; alt?: string }) {
  if (!photo) return <span className="no-photo" aria-hidden="true" />
  const widths = photo.widths.toSorted((a, b) => a - b)
  const middle = widths.find((width) => width >= 640) ?? widths.at(-1)
  return (
    <img
      src={`${photo.src}/${middle}.webp`}
      srcSet={widths.map((width) => `${photo.src}/${width}.webp ${width}w`).join(', ')}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}
