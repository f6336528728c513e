import { useEffect, useRef, useState, type ComponentProps } from 'react'

/**
 * Whether a message is pointed at or has the focus in it: so long it stays (WCAG 2.2.1). Another
 * message may take the focused button away, which no event tells.
 */
export function useHeld(message: unknown): {
  isHeld: boolean
  holding: ComponentProps<'div'>
} {
  const card = useRef<HTMLDivElement>(null)
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useEffect(() => {
    if (!card.current?.contains(document.activeElement)) setFocused(false)
  }, [message])
  return {
    isHeld: isPointed || isFocused,
    holding: {
      ref: card,
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
