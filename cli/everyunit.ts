#!/usr/bin/env node
import module from "node:module";

// Node.js 22 caches the compiled code of what is imported after this; Node.js 20 has no such cache.
(module as { enableCompileCache?: () => void }).enableCompileCache?.();
void import("./main");
