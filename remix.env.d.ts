/// <reference types="@remix-run/dev" />
/// <reference types="@remix-run/node" />

// What loaders give arrives as it is, dates and undefined included: the types of useLoaderData say so with this.
declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export {};
