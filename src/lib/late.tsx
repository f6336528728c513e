import { memo, Suspense, type ComponentType } from 'react'

/**
 * A part of a page that the server draws and whose code a browser gets after the page. A page is
 * drawn again before that code is there, as soon as it is known who is signed in; the part must not
 * be, or React throws away what the server drew and what somebody has written in it by then. Its
 * props are therefore values that stay the same.
 */
export const late = <Props extends object>(Part: ComponentType<Props>) =>
  memo(function Late(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
