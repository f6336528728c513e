const MANAGER = { email: 'aina@portalvell.example', password: 'llar-demo' }

/** Calls of the API as the ADMIN of the demo's first agency; throws what is refused. */
export async function asManager(
  server: string,
): Promise<<T>(method: string, path: string, body?: object) => Promise<T>> {
  const call = async <T>(
    method: string,
    path: string,
    body?: object,
    token?: string,
  ): Promise<T> => {
    const reply = await fetch(`${server}/api/v1/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Token ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}`)
    return (await reply.json()) as T
  }
  const { token } = await call<{ token: string }>('POST', 'user/login/', MANAGER)
  return (method, path, body) => call(method, path, body, token)
}
