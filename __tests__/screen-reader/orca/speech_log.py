"""A speech server for Orca that speaks to a file: what a voice would say, one JSON object a line."""

import json
import os
import signal

from gi.repository import GLib
from orca import speechserver

# The pitch of Orca's voice for its own words (roles, states) in user-settings.conf.
SYSTEM_PITCH = 3


class SpeechServer(speechserver.SpeechServer):
    _server = None

    @staticmethod
    def getFactoryName():
        return "Log"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        if SpeechServer._server is None:
            SpeechServer._server = SpeechServer()
        return SpeechServer._server

    @staticmethod
    def shutdownActiveServers():
        SpeechServer._server = None

    def __init__(self):
        super().__init__()
        self._file = open(os.environ["SPEECH_LOG"], "a", buffering=1)
        self._reading = 0
        self._current = None
        # For Session.open: interrupts as the Control key does, which would be a key for the page too.
        GLib.unix_signal_add(GLib.PRIORITY_HIGH, signal.SIGUSR1, self._interrupt)

    def _interrupt(self):
        self.stop()
        return GLib.SOURCE_CONTINUE

    def _log(self, kind, text):
        self._file.write(json.dumps({"kind": kind, "text": str(text)}) + "\n")

    def getInfo(self):
        return ["Log", "log"]

    def getVoiceFamilies(self):
        name, language, dialect = (
            speechserver.VoiceFamily.NAME,
            speechserver.VoiceFamily.LANG,
            speechserver.VoiceFamily.DIALECT,
        )
        return [speechserver.VoiceFamily({name: "log", language: "en", dialect: ""})]

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            is_system = (acss or {}).get("average-pitch") == SYSTEM_PITCH
            self._log("role" if is_system else "text", text)

    def speakCharacter(self, character, acss=None):
        self._log("key", character)

    def speakKeyEvent(self, event, acss=None):
        self._log("key", event.getKeyName())

    def sayAll(self, utterances, progress):
        """Reads a page aloud, an utterance every 30 ms."""
        self._reading += 1
        token = self._reading

        def start():
            if token != self._reading:
                return False
            try:
                context, _ = next(utterances)
            except StopIteration:
                self._current = None
                return False
            self._log("page", context.utterance)
            context.currentOffset = context.startOffset
            self._current = (context, progress)
            progress(context.copy(), speechserver.SayAllContext.PROGRESS)

            def end():
                if token == self._reading:
                    # Still current: an interruption may come before the next one.
                    context.currentOffset = context.endOffset
                    progress(context.copy(), speechserver.SayAllContext.COMPLETED)
                    GLib.idle_add(start)
                return False

            GLib.timeout_add(30, end)
            return False

        GLib.idle_add(start)

    def stop(self):
        self._reading += 1
        if self._current is None:
            return
        # As speech-dispatcher answers. Without it Orca believes that it still reads and never enters focus mode.
        context, progress = self._current
        self._current = None
        GLib.idle_add(lambda: progress(context.copy(), speechserver.SayAllContext.INTERRUPTED) and False)

    def shutdown(self):
        pass

    def reset(self, text=None, acss=None):
        pass
