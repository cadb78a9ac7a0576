// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Always succeeds: keeps the value sent and emits the sender.
contract Pier {
    event Docked(address indexed visitor, uint256 value);

    function dock() external payable {
        emit Docked(msg.sender, msg.value);
    }

    receive() external payable {
        emit Docked(msg.sender, msg.value);
    }
}
