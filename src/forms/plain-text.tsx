import type { ReactNode } from 'react'

/** Stands in for rjsf's markdown parser (vite.config.ts): our help texts are plain words. */
export const Markdown = ({ children }: { children?: ReactNode }) => <>{children}</>

export default Markdown
