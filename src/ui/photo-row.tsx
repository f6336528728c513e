/** As much of a photo as drawing it needs. */
interface Photo {
  src: string
  widths: readonly number[]
  width: number
  height: number
}

/** Photos of a home beside each other, small ones; one that has no such size yet is left out. */
export function PhotoRow({ photos, className }: { photos: readonly Photo[]; className: string }) {
  return (
    <div className={className}>
      {photos.map((photo) => {
        const width = [...photo.widths].sort((a, b) => a - b).find((one) => one >= 640)
        return width ? (
          <img
            key={photo.src}
            src={`${photo.src}/${width}.webp`}
            alt=""
            width={photo.width}
            height={photo.height}
            loading="lazy"
          />
        ) : null
      })}
    </div>
  )
}
