# Varnish 7 in front of Llar (docs/how-to/put-a-cdn-in-front.md). TLS ends before it.
vcl 4.1;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

# Who may say what changed: the servers (EDGE_PURGE_URL=http://127.0.0.1:6081/).
acl servers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # What came through the proxy that ends TLS has this machine's address, and a stranger behind it:
    # that proxy named them, and Varnish itself after them.
    if (client.ip !~ servers || req.http.x-forwarded-for ~ ",") {
      return (synth(403));
    }
    if (req.http.surrogate-key !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
      return (synth(400));
    }
    ban("obj.http.surrogate-key ~ " + regsuball(req.http.surrogate-key, " ", "|"));
    return (synth(200));
  }
  # What carries a session, and the one page that hangs on cookies and languages.
  if (req.url ~ "^/api/" || req.url ~ "^/(\?|$)" || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }
  # No other page looks at these.
  unset req.http.cookie;
  unset req.http.authorization;
  # 404 varies by it: programs that read for others get no error screen.
  if (req.http.user-agent ~ "(?i)bot|crawl|spider|slurp") {
    set req.http.user-agent = "Mozilla/5.0 (compatible; bot)";
  } else {
    set req.http.user-agent = "Mozilla/5.0";
  }
  return (hash);
}

sub vcl_deliver {
  unset resp.http.surrogate-key;
  set resp.http.x-cache = obj.hits;
}
