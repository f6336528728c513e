const BESIDE = { target: '_blank', rel: 'noopener' }

interface LinkedProps {
  text: string
  /** One address, or one for each link of the sentence in their order. */
  to: string | null | readonly (string | null)[]
}

/**
 * A sentence of words with `<a>…</a>` in it, linked to an address; without one the words stand
 * plain. It opens beside the page, because such sentences stand below half-filled forms; a part of
 * the page itself (`#…`) does not.
 */
export const Linked = ({ text, to }: LinkedProps) =>
  text.split(/<\/?a>/).map((part, index) => {
    const address = typeof to === 'object' && to !== null ? to[(index - 1) / 2] : to
    return index % 2 === 1 && address ? (
      <a key={index} href={address} {...(address.startsWith('#') ? {} : BESIDE)}>
        {part}
      </a>
    ) : (
      part
    )
  })
