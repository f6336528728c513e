import { createReadStream } from 'node:fs'
import { createFile, Log, MP4BoxBuffer, type Movie } from 'mp4box'

/** What can be played everywhere without being made anew (docs/decisions/0368). */
const PLAYED = { video: /^avc1\./, audio: /^mp4a\./ }

// It says to the console what is told here in words.
Log.setLogLevel(() => undefined)

/** The directory of an mp4 (`moov`); null: it has none, or is no mp4. */
async function movieOf(path: string): Promise<Movie | null> {
  const file = createFile()
  let movie: Movie | null = null
  file.onReady = (found) => {
    movie = found
  }
  let at = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
    const bytes = chunk as Buffer
    file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(new Uint8Array(bytes).buffer, at))
    at += bytes.length
    if (movie !== null) break
  }
  return movie
}

/** Seconds of a video, or every line of why it cannot be taken. */
export async function lengthOf(
  path: string,
  file: string,
): Promise<{ seconds: number; faults: string[] }> {
  const movie = await movieOf(path).catch(() => null)
  if (!movie) return { seconds: 0, faults: [`${file}: is no mp4`] }
  const faults = movie.tracks.flatMap(({ type, codec }) =>
    (type === 'video' || type === 'audio') && !PLAYED[type].test(codec)
      ? [`${file}: its ${type} is ${codec}; H.264 and AAC are played everywhere`]
      : [],
  )
  if (!movie.tracks.some(({ type }) => type === 'video')) faults.push(`${file}: shows nothing`)
  if (!movie.isProgressive)
    faults.push(`${file}: its directory stands last, so it starts late (-movflags +faststart)`)
  return { seconds: movie.duration / movie.timescale, faults }
}
