const length = (size: number): number[] =>
  size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255]

/** A value of DER. */
export const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...length(body.length)]), body])
}
export const hex = (text: string): Buffer => Buffer.from(text, 'hex')
export const oid = (text: string): Buffer => der(0x06, hex(text))
export const seq = (...parts: Uint8Array[]): Buffer => der(0x30, ...parts)

/** A certificate as a file of text (PEM). */
export const certificatePem = (bytes: Buffer): string => {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
