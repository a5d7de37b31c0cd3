/** Hostile messages, each with what it attempts. The text is stored unchanged and must be harmless when displayed. */
export type HostileMessage = {
  readonly attempt: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
};

const hostile = (
  attempt: string,
  message: string,
  name = "Mallory",
  email = "mallory@example.org",
): HostileMessage => ({
  attempt,
  name,
  email,
  message,
});

const ESC = "\u001b";
const BEL = "\u0007";

export const hostileMessages: readonly HostileMessage[] = [
  hostile("clears the screen", `${ESC}[2J${ESC}[H gone`),
  hostile("hides what follows in black on black", `${ESC}[30;40mhidden${ESC}[0m`),
  hostile("moves up and writes over earlier rows", `one\n${ESC}[1A${ESC}[2Kall is well`),
  hostile("sets the window's title", `${ESC}]0;owned${BEL}`),
  hostile("writes to the clipboard (OSC 52)", `${ESC}]52;c;cm0gLXJmIH4K${BEL}`),
  hostile(
    "hides a link behind a text (OSC 8)",
    `${ESC}]8;;https://evil.example${ESC}\\bank.example${ESC}]8;;${ESC}\\`,
  ),
  hostile("asks the terminal to type its answer", `${ESC}[6n${ESC}[c${ESC}P$q"p${ESC}\\`),
  hostile("uses C1 controls for CSI and OSC", "\u009b2J\u009d0;owned\u009c"),
  hostile("switches the character set", "\u000e\u000fabc"),
  hostile("returns to the line's start and writes over it", "real\rfake"),
  hostile("erases by backspace", "rm -rf /\b\b\b\b\b\b\b\bharmless"),
  hostile("rings and deletes", `${BEL}\u007f\u0008`),
  hostile("turns the reading direction round", "user\u202Egnp.exe\u202C", "\u202Eyrollam"),
  hostile("isolates to reorder", "\u2066\u2067abc\u2069\u2069"),
  hostile("marks direction invisibly", "a\u200Eb\u200Fc\u061Cd"),
  hostile("breaks lines by separators", "one\u2028two\u2029three"),
  hostile("hides text in tag characters", "hello\u{E0048}\u{E0049}\u{E007F}"),
  hostile("hides by zero width", "pass\u200Bword\u2060\uFEFF\u00AD"),
  hostile(
    "fakes a second message",
    "bye\n\nMessage   99\nReceived  2026-01-01\nStatus    read\nName      Admin",
  ),
  hostile("fakes a prompt of ours", "everyunit: Delete 5 messages for good? [y/N] y"),
  hostile("runs a formula", '=HYPERLINK("https://evil.example","click")', "=1+1"),
  hostile("runs a command through DDE", "=cmd|'/C calc'!A0"),
  hostile("begins with plus", "+1+1", "+49"),
  hostile("begins with minus", "-2+3+cmd|' /C calc'!A0"),
  hostile("begins with at", "@SUM(1+9)*cmd|' /C calc'!A0"),
  hostile("begins with a tab", "\t=1+1"),
  hostile("begins with a carriage return", "\r=1+1"),
  hostile("begins with a line feed", "\n=1+1"),
  hostile("begins with a full-width sign", "\uFF1D1+1", "\uFF0B1", "mallory@example.org"),
  hostile("leaves the cell by a quote", '","=1+1'),
  hostile("leaves the cell by a line break", 'a"\r\n=1+1,"b'),
  hostile("holds a byte order mark before the formula", "\uFEFF=1+1"),
  hostile("looks like mail headers", "Subject: x\r\nBcc: all@example.org", "Mallory\r\nBcc: all@example.org"),
  hostile("is a script", "<script>alert(1)</script><img src=x onerror=alert(1)>", "<b>bold</b>"),
  hostile("is SQL", "'; drop table contact_messages; --", "Robert'); DROP TABLE students;--"),
  hostile("is a search pattern", "100% _sure_ \\", "%_%"),
  hostile("is wide", "日本語の長い文章です".repeat(40), "山田太郎".repeat(20)),
  hostile("piles up marks", `Z${"\u0300\u0301\u0302".repeat(60)}algo`),
  hostile("is as long as may be", "x".repeat(5000), "n".repeat(200)),
  hostile("is emoji with joiners", "👩‍👩‍👧‍👦 👍🏽 🇩🇪 ❤️"),
];

/** Characters that must never reach a terminal or a spreadsheet, except for our own line feeds and tabs. */
export const ACTING_CHARACTERS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/u;
