/** A value as a `<script>` of data holds it: `</script>` in a text would end it. */
export const asDataBlock = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
