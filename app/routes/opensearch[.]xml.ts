import type { LoaderFunctionArgs } from "@remix-run/node";
import { originFile, originOf } from "~/http/site-origin.server";

/** Lets browsers offer the query box in their address bar. */
export function loader({ request }: LoaderFunctionArgs) {
  const origin = originOf(request);
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>everyunit</ShortName>
<Description>Convert units: 5 miles in km</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/x-icon">${origin}/favicon.ico</Image>
<Url type="text/html" method="get" template="${origin}/ask?q={searchTerms}"/>
</OpenSearchDescription>
`;
  return originFile(text, "application/opensearchdescription+xml");
}
