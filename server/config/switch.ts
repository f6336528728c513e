import type { Reader } from './services.ts'

/** A setting that is `on` or `off`, and nothing else. */
export function readSwitch(
  { text, faults }: Pick<Reader, 'text' | 'faults'>,
  name: string,
  otherwise: 'on' | 'off',
): boolean {
  const written = text(name, otherwise)
  if (!['on', 'off'].includes(written)) faults.push(`${name} must be on or off`)
  return written === 'on'
}
