import { House } from 'lucide-react'
import type { Photo as PhotoData } from '../../../../generated/model'

export interface PhotoProps {
  photo: PhotoData | null | undefined
  /** What the picture shows; empty when text beside it says so. */
  alt: string
  /** How wide it is shown, as an img's `sizes`. */
  sizes: string
  /** The first picture of a page comes at once; the others when they come near. */
  eager?: boolean
}

/** Address of a picture not narrower than `width`, or of its widest variant. */
export function photoAt({ src, widths }: Pick<PhotoData, 'src' | 'widths'>, width: number): string {
  const sorted = [...widths].sort((a, b) => a - b)
  const found = sorted.find((one) => one >= width) ?? sorted.at(-1) ?? width
  return `${src}/${found}.webp`
}

/** Its crop of 1200 × 630 for links elsewhere. */
export const shareOf = ({ src }: Pick<PhotoData, 'src'>): string => `${src}/share.jpg`

/** A picture of a home in the size the screen needs, or a drawn house where there is none. */
export function Photo({ photo, alt, sizes, eager = false }: PhotoProps) {
  if (!photo)
    return (
      <span className="no-photo" role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <House aria-hidden />
      </span>
    )
  const { src, widths, width, height } = photo
  return (
    <img
      src={photoAt(photo, 640)}
      srcSet={widths.map((one) => `${src}/${one}.webp ${one}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  )
}
