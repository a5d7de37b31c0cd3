import { EXIT, type ExitCode } from "../exit-codes";
import type { Io } from "../io";

/** Each script runs `everyunit __complete WORDS… CURRENT`, which prints one candidate per line, a tab and its description. */
const bash = `# everyunit completion for bash: eval "$(everyunit completion bash)"
_everyunit() {
  local line redirection='^[0-9&]*[<>]'
  COMPREPLY=()
  # Complete file names after a redirection. The bash of older Macs has no compopt.
  if [[ COMP_CWORD -gt 0 && "\${COMP_WORDS[COMP_CWORD-1]}" =~ $redirection || "\${COMP_WORDS[COMP_CWORD]}" =~ $redirection ]]; then
    compopt -o default 2>/dev/null
    return
  fi
  # The likeliest units come first. The bash of older Macs sorts them.
  compopt -o nosort 2>/dev/null
  while IFS= read -r line; do
    COMPREPLY+=("\${line%%$'\\t'*}")
  done < <("\${COMP_WORDS[0]}" __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _everyunit everyunit
`;

const zsh = `#compdef everyunit
# everyunit completion for zsh: eval "$(everyunit completion zsh)" after compinit, or a file _everyunit in $fpath
_everyunit() {
  local -a candidates
  local value says
  while IFS=$'\\t' read -r value says; do
    candidates+=("\${value//:/\\\\:}\${says:+:$says}")
  done < <("\${words[1]}" __complete "\${(@)words[2,CURRENT]}" 2>/dev/null)
  _describe -V -t candidates candidate candidates -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}'
}
if [ "\${funcstack[1]}" = _everyunit ]; then
  _everyunit "$@"
else
  compdef _everyunit everyunit
fi
`;

const fish = `# everyunit completion for fish: everyunit completion fish > ~/.config/fish/completions/everyunit.fish
function __everyunit_complete
    set -l words (commandline -opc)
    set -l program $words[1]
    set -l current (commandline -ct)
    set -e words[1]
    $program __complete $words "$current" 2>/dev/null
end
complete -c everyunit -f -k -a '(__everyunit_complete)'
`;

const completionScripts: Readonly<Record<string, string>> = { bash, zsh, fish };

export async function runCompletion(io: Io, [shell = ""]: readonly string[]): Promise<ExitCode> {
  await io.stdout.write(completionScripts[shell] ?? "");
  return EXIT.done;
}
