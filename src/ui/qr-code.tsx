import { create } from 'qrcode'

/** Modules left white around a code: readers need four. */
const QUIET = 4

/** A text as a QR code; loaded where one is shown. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const size = modules.size + 2 * QUIET
  const path = Array.from({ length: modules.size * modules.size }, (_, at) =>
    modules.data[at]
      ? `M${(at % modules.size) + QUIET} ${Math.floor(at / modules.size) + QUIET}h1v1h-1z`
      : '',
  ).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
